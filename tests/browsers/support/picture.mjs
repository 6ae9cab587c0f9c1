/** Runs in a page: what is to be known of a film. @param {string} base64 a WebM or MP4 */

/** Mean difference of neighbouring pixels in a film at a time, of 255: what is smeared has less of it. */
export async function sharpnessAt(base64, type, time) {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const video = document.createElement('video');
  video.muted = true;
  video.src = URL.createObjectURL(new Blob([bytes], { type }));
  await new Promise((resolve, reject) => {
    video.onloadeddata = resolve;
    video.onerror = () => reject(new Error('the film cannot be played'));
  });
  const sought = new Promise((resolve) => (video.onseeked = resolve));
  video.currentTime = time;
  await sought;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.drawImage(video, 0, 0);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  let sum = 0;
  for (let at = 4; at < data.length; at += 4) sum += Math.abs(data[at + 1] - data[at - 3]);
  return sum / (data.length / 4);
}

/** The bytes behind an address of the page, as base64. */
export async function bytesOf(selector) {
  const { src } = document.querySelector(selector);
  const bytes = new Uint8Array(await (await fetch(src)).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
