export const newsletter = {
  email: 'Email address',
  subscribe: 'Subscribe',
  done: 'Subscribed successfully!',
};
