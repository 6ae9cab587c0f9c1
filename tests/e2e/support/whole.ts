/** `npm run test:all`: what stands for others in `npm test` (one size of three, one room of four) is followed by all of them. */
export const whole = Boolean(process.env.SWEEPSCOPE_WHOLE);
