export const login = { login: 'Login', logout: 'Logout' };
