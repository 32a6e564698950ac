let audio: AudioContext | undefined

/** Plays a short low tone, if the device has a loudspeaker and the browser allows it. */
export function soundRefusal(): void {
  try {
    audio ??= new AudioContext()
    void audio.resume().catch(() => undefined)
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.type = 'square'
    tone.frequency.value = 220
    volume.gain.value = 0.1
    tone.connect(volume).connect(audio.destination)
    tone.start()
    tone.stop(audio.currentTime + 0.25)
  } catch {
    // The error is also shown on the screen.
  }
}
