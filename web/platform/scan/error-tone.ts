let audio: AudioContext | undefined

/** Plays a short low tone and vibrates, as far as the device and the browser allow it. */
export function playErrorTone(): void {
  vibrate()
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

/** Browsers report an error when a page vibrates before its first key or touch. */
function vibrate(): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([120, 60, 120])
}
