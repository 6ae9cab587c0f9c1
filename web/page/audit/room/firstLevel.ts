/** The level of a first visit: a closed room in which one method has many faults and the other none. */
export const firstLevel = 'free-walk';
