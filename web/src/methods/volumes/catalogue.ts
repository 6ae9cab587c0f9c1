import messages from './messages.en.json';

export const catalogue = messages;
