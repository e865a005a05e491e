/** The path below which the demo is served. */
export const base = new URL("../", import.meta.url).pathname;

/** Sends a command to the control of the platform. Throws if it is refused. */
const command = async (name: string, body: object): Promise<unknown> => {
	const reply = await fetch(`/__control/${name}`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(body),
	});
	if (!reply.ok) throw new Error(await reply.text());
	return reply.json();
};

/** The build replaces it with the id of the brand, which names the saved data. */
declare const brandId: string;

/** The saved data of the app, in which it looks for a session. */
const savedKey = base === "/" ? brandId : base + brandId;

const readSaved = (): Readonly<Record<string, unknown>> => {
	try {
		return JSON.parse(localStorage.getItem(savedKey) ?? "{}");
	} catch {
		return {};
	}
};

export const isSignedIn = (): boolean => typeof readSaved().token === "string";

/** Signs the prepared customer in. The app finds the session when it is loaded again. */
export const signIn = async (): Promise<void> => {
	const { token } = (await command("session/open", { account: "mia@tradewind.test" })) as {
		readonly token: string;
	};
	localStorage.setItem(savedKey, JSON.stringify({ version: 1, ...readSaved(), token }));
};

/** Begins a new world in the state of a scenario. */
export const beginScenario = async (scenario: string): Promise<void> => {
	await command("reset", { scenario });
	await signIn();
};

/** The codes that the platform has sent to its customers, newest first. */
export const sentCodes = async (): Promise<readonly string[]> => {
	const reply = await fetch("/__control/state");
	const { codes } = (await reply.json()) as {
		readonly codes: readonly { readonly sentAt: number; readonly to: string; readonly code: string }[];
	};
	return codes.toSorted((one, other) => other.sentAt - one.sentAt).map(({ to, code }) => `${to}: ${code}`);
};
