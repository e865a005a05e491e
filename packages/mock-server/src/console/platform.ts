import { type CommandDescription, commandsOf, type OpenApi } from "./command-schema.ts";

/** What a command has answered. */
export interface Answer {
	readonly isDone: boolean;
	/** For people. */
	readonly text: string;
	readonly body: unknown;
}

/** The platform needs a key, or refuses to answer: the sentence says what to do. */
export class NoAccess extends Error {
	readonly needsKey: boolean;
	constructor(message: string, needsKey: boolean) {
		super(message);
		this.needsKey = needsKey;
	}
}

/** The platform does not answer. */
class Silent extends Error {}

/** The key is in the fragment of the address, which browsers do not send. */
export const controlKey = (): string => location.hash.slice(1);

const headers = (): Record<string, string> => ({
	"content-type": "application/json",
	...(controlKey() !== "" && { "x-control-key": controlKey() }),
});

const request = async (path: string, body?: object): Promise<Response> => {
	try {
		return await fetch(`/__control/${path}`, {
			headers: headers(),
			...(body && { method: "POST", body: JSON.stringify(body) }),
		});
	} catch {
		throw new Silent("The platform does not answer: it was stopped, or the network is gone.");
	}
};

const messageOf = (body: unknown, status: number): string =>
	typeof body === "object" && body !== null && "msg" in body
		? String(body.msg)
		: `The platform answers ${status}.`;

const checkAccess = (status: number, body: unknown): void => {
	if (status === 401) throw new NoAccess(messageOf(body, status), true);
	if (status === 403) throw new NoAccess(messageOf(body, status), false);
};

/** Reads a report of the platform. */
export const read = async <Report>(path: string): Promise<Report> => {
	const response = await request(path);
	const body: unknown = await response.json().catch(() => undefined);
	checkAccess(response.status, body);
	// A proxy answers for a platform that is stopped.
	if (!response.ok || body === undefined) throw new Silent(messageOf(body, response.status));
	return body as Report;
};

/** Sends a command. Its answer or refusal is for the place where it was pressed. */
export const send = async (path: string, body: object): Promise<Answer> => {
	try {
		const response = await request(path, body);
		const answer: unknown = await response.json().catch(() => undefined);
		if (!response.ok) return { isDone: false, text: messageOf(answer, response.status), body: answer };
		return { isDone: true, text: textOf(answer), body: answer };
	} catch (error) {
		return { isDone: false, text: error instanceof Error ? error.message : String(error), body: undefined };
	}
};

/** An answer with a few fields is shown as a sentence has them: `orderId: 506`. */
const textOf = (answer: unknown): string => {
	if (typeof answer !== "object" || answer === null || "done" in answer) return "Done";
	const text = Object.entries(answer)
		.map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
		.join(", ");
	return text.length > maxAnswer ? `${text.slice(0, maxAnswer)}…` : text;
};

const maxAnswer = 400;

export interface ReadCommands {
	/** By their paths. */
	readonly commands: ReadonlyMap<string, CommandDescription>;
	/** The schemas to which those of commands refer. */
	readonly named: OpenApi["components"]["schemas"];
}

export const readCommands = async (): Promise<ReadCommands> => {
	const openApi = await read<OpenApi>("openapi.json");
	return {
		commands: new Map(commandsOf(openApi).map((command) => [command.path, command])),
		named: openApi.components.schemas,
	};
};
