/** What can go wrong with a request, as a sentence, and the fields of the fault. */
export const httpKinds = [
	["is answered late", "late"],
	["is executed, but its answer is lost", "lost"],
	["is lost before it is executed", "dropped"],
	["is executed, but answered with 503", "failed after executing"],
	["is answered with an HTTP status", "status"],
	["is refused", "refused"],
	["is answered with a changed field", "changed"],
] as const;

export type HttpKind = (typeof httpKinds)[number][1];

export interface HttpChoice {
	readonly match: string;
	readonly kind: HttpKind;
	/** Seconds, HTTP status, refusal, or `path = JSON`, as the kind needs it. */
	readonly detail: string;
	readonly account: string;
	/** Whole numbers as text; empty for none. */
	readonly times: string;
	readonly skip: string;
	readonly percent: string;
}

/** What the detail of a kind is; `undefined` if it has none. */
export const detailOf: Readonly<
	Record<HttpKind, { readonly label: string; readonly standard: string } | undefined>
> = {
	late: { label: "Seconds", standard: "3" },
	lost: undefined,
	dropped: undefined,
	"failed after executing": undefined,
	status: { label: "HTTP status", standard: "429" },
	refused: { label: "What the platform says", standard: "Insufficient balance" },
	changed: { label: "Field = JSON; without “=” it is missing", standard: "data.balance = null" },
};

/** The body of the command `faults`. Throws if a number is none. */
export const httpFaultOf = ({ match, kind, detail, account, times, skip, percent }: HttpChoice): object => ({
	http: [
		{
			match,
			...effectOf(kind, detail),
			...(account !== "" && { account }),
			...numbers({ times, skip, percent }),
		},
	],
});

const effectOf = (kind: HttpKind, detail: string): object => {
	switch (kind) {
		case "late":
			return { delayMs: Math.round(numberOf("Seconds", detail) * 1000) };
		case "lost":
			return { drop: "after executing" };
		case "dropped":
			return { drop: "before" };
		case "failed after executing":
			return { status: 503, executes: true };
		case "status":
			return { status: numberOf("HTTP status", detail) };
		case "refused":
			return { code: 0, msg: detail };
		case "changed":
			return { change: [changeOf(detail)] };
	}
};

const changeOf = (detail: string): object => {
	const [path = "", ...rest] = detail.split("=");
	if (rest.length === 0) return { path: path.trim() };
	try {
		const value: unknown = JSON.parse(rest.join("="));
		return { path: path.trim(), value };
	} catch {
		throw new Error("Field: what follows “=” is not JSON");
	}
};

const numberOf = (name: string, text: string): number => {
	const number = Number(text);
	if (text.trim() === "" || Number.isNaN(number)) throw new Error(`${name}: is not a number`);
	return number;
};

const numbers = (given: Readonly<Record<string, string>>): object =>
	Object.fromEntries(
		Object.entries(given).flatMap(([name, text]) => (text === "" ? [] : [[name, numberOf(name, text)]])),
	);

/** What the sockets do, as a sentence, and what the seconds are for it. */
export const socketKinds = [
	["are down", "drop", "For seconds; without a number they close once and open again"],
	["stay open, but only the heartbeat is answered", "silence", "For seconds; without a number until cleared"],
	["stay open, and nothing arrives", "half-open", "For seconds; without a number until cleared"],
	["are late", "delay", "Late by seconds"],
	["repeat frames", "duplicate", "For seconds; without a number until cleared"],
	["send frames in another order", "reorder", "For seconds; without a number until cleared"],
	["send malformed frames", "malformed", "For seconds; without a number until cleared"],
] as const;

export interface SocketChoice {
	readonly kind: (typeof socketKinds)[number][1];
	/** As text; empty for none. */
	readonly seconds: string;
	readonly times: string;
	readonly topic: string;
	readonly account: string;
}

/** The body of the command `faults`. Throws if a number is none. */
export const socketFaultOf = ({ kind, seconds, times, topic, account }: SocketChoice): object => ({
	socket: [
		{
			kind,
			...(seconds !== "" && { ms: Math.round(numberOf("Seconds", seconds) * 1000) }),
			...numbers({ times }),
			...(topic !== "" && { topic }),
			...(account !== "" && { account }),
		},
	],
});
