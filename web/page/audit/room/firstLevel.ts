/** The level of who comes without one: a closed room in which much goes wrong with one method and nothing with the other. */
export const firstLevel = 'free-walk';
