import type { Control as Commands, StateReport } from "@tradewind/mock-server";

export type CommandName = Exclude<keyof Commands, "state">;

/** Like the command's schema. A field that may be missing may also be `undefined`, and is then not sent. */
type Sendable<Body> = {
	readonly [Field in keyof Body]: object extends Pick<Body, Field> ? Body[Field] | undefined : Body[Field];
};

/** The body of a command, by the schema that the platform reads it with. */
export type BodyOf<Name extends CommandName> = Sendable<Commands[Name]["reference"]["example"]>;

/** What a command answers; `{ done }` if it has nothing to say. */
export type AnswerOf<Name extends CommandName> =
	Awaited<ReturnType<Commands[Name]>> extends void ? { readonly done: Name } : ReturnType<Commands[Name]>;

/** Sends a request to `/__control/` and gives the JSON of its answer: a POST if it has a body, otherwise a GET. */
export type Send = (name: string, body?: object) => Promise<unknown>;

/** The control of a mock platform (docs/control.md), typed by its own schemas. */
export interface Control {
	readonly command: <Name extends CommandName>(name: Name, body: BodyOf<Name>) => Promise<AnswerOf<Name>>;
	/** The state of the platform; money is exact text. */
	readonly state: () => Promise<StateReport>;
}

/** The types of the answers are those of a platform of the same version. */
export const createControl = (send: Send): Control => ({
	command: async (name, body) => (await send(name, body)) as never,
	state: async () => (await send("state")) as StateReport,
});

/** The header with the key that the platform prints at its start, for a platform with a key. */
export const keyHeader = (key: string | undefined): Readonly<Record<string, string>> =>
	key === undefined ? {} : { "x-control-key": key };

/** Sends with `fetch` to the platform at `url`. A refusal throws its sentence. */
export const sendByFetch =
	(url: string, key?: string): Send =>
	async (name, body) => {
		const answer = await fetch(new URL(`/__control/${name}`, url), {
			headers: { "content-type": "application/json", ...keyHeader(key) },
			...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
		});
		if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
		return answer.json();
	};
