/** Larger than this part of the model, a tolerance is a mistake: welding by it would pull the model together. */
export const mostTolerance = 0.1;
