export default { server: { port: Number(process.env.PORT ?? 4321) } };
