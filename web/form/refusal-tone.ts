let audio: AudioContext | undefined

/** A short low tone. Without a loudspeaker, or where the browser allows no sound, there is none. */
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
    // The sentence on the screen says it too.
  }
}
