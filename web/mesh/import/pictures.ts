/** Files of pictures and films are never geometry, whatever refers to them. */
const ENDINGS = /\.(png|jpe?g|webp|avif|gif|bmp|tiff?|ktx2?|basis|dds|tga|hdr|exr|mp4|webm)$/i;

export const isPicture = (name: string): boolean => ENDINGS.test(name);
