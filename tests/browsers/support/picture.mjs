/** Runs in a page: what is to be known of a film. @param {string} base64 a WebM or MP4 */

/** How much a film changes between two times at which it shows the same, root of the mean square, of 255. */
export async function changeWithin(base64, type, [from, to]) {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const video = document.createElement('video');
  video.muted = true;
  video.src = URL.createObjectURL(new Blob([bytes], { type }));
  await new Promise((resolve, reject) => {
    video.onloadeddata = resolve;
    video.onerror = () => reject(new Error('the film cannot be played'));
  });
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const pixelsAt = async (time) => {
    const sought = new Promise((resolve) => (video.onseeked = resolve));
    video.currentTime = time;
    await sought;
    context.drawImage(video, 0, 0);
    return context.getImageData(0, 0, canvas.width, canvas.height).data;
  };
  const first = await pixelsAt(from);
  const second = await pixelsAt(to);
  const sum = first.reduce((total, value, at) => total + (value - second[at]) ** 2, 0);
  return Math.sqrt(sum / first.length);
}

/** The bytes behind an address of the page, as base64. */
export async function bytesOf(selector) {
  const { src } = document.querySelector(selector);
  const bytes = new Uint8Array(await (await fetch(src)).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
