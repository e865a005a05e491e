import { createServer } from "node:net";

/** The port in the environment variable `name`, or `otherwise`. Exits with a message if it is not a port number. */
export const portFrom = (name: string, otherwise: number): number => {
	const text = process.env[name];
	if (text === undefined || text === "") return otherwise;
	const port = Number(text);
	if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
	console.error(`${name} is "${text}", which is not a port: give a number from 1 to 65535.`);
	return process.exit(1);
};

export const isFree = (port: number): Promise<boolean> =>
	new Promise((resolve) => {
		const probe = createServer();
		probe.once("error", () => resolve(false));
		probe.listen(port, () => probe.close(() => resolve(true)));
	});

/** Exits with a message if another process listens on the port. */
export const requireFree = async (port: number, name: string, command: string): Promise<void> => {
	if (await isFree(port)) return;
	console.error(
		`Port ${port} is in use. End the program that listens there, or choose another port:\n\n    ${name}=${port + 1} ${command}\n`,
	);
	process.exit(1);
};
