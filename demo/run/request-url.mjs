/** The address that a request asks for. `//` is no address beside a base, and must not end a server: a path always is, behind a host. */
export const requestUrl = ({ url }) => new URL(`http://localhost${url.startsWith('/') ? url : '/'}`);
