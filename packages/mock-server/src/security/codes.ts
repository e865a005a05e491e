import { Result } from "effect";
import type { Refusal } from "../api/answer.ts";
import { refuse } from "../api/answer.ts";
import type { Clock } from "../clock/clock.ts";
import { hexDigits } from "../random/random.ts";
import type { Tries } from "./tries.ts";

/** "1" for a registration, "2" for a new password (Spec 1 §7). */
export type CodePurpose = "1" | "2";

/** An e-mail or text message with a code, as the control shows it. */
export interface SentCode {
	readonly sentAt: number;
	/** E-mail address, or prefix and number. */
	readonly to: string;
	readonly type: CodePurpose;
	readonly code: string;
}

interface StoredCode extends SentCode {
	readonly client: string;
	readonly wrongAnswers: number;
	readonly isSpent: boolean;
}

/** Milliseconds between two codes to one destination (Spec 1 §9). */
const waitMs = 60_000;
const validMs = 10 * 60_000;
const maxWrongAnswers = 5;
const digits = 6;
/**
 * Codes for registrations that are valid at one time, of one client and of all. Further requests are refused: a code that evicted
 * another one would lift the limits of that one. Codes for passwords go to accounts that exist, one to each.
 */
const limits = { perClient: 200, total: 5000 };

/** The codes that were sent, and whether they are still accepted (docs/assumptions.md, A-222, A-482, A-483). */
export const createCodes = (clock: Clock, newCode: () => string, tries: Tries) => {
	/** The last code of each destination and purpose, in the order of their times. */
	const sent = new Map<string, StoredCode>();
	const keyOf = (to: string, type: CodePurpose): string => `${type} ${to}`;

	const forgetOld = (): void => {
		for (const [key, { sentAt }] of sent) {
			if (clock.now() - sentAt < validMs) return;
			sent.delete(key);
		}
	};
	const isFull = (client: string): boolean => {
		const waiting = [...sent.values()].filter(({ type }) => type === "1");
		return (
			waiting.length >= limits.total ||
			waiting.filter((code) => code.client === client).length >= limits.perClient
		);
	};
	const add = (to: string, type: CodePurpose, code = newCode(), client = ""): void => {
		const key = keyOf(to, type);
		sent.delete(key);
		sent.set(key, { sentAt: clock.now(), to, type, code, client, wrongAnswers: 0, isSpent: false });
	};
	return {
		/** Sends a code to a destination, at most one a minute. */
		send: (to: string, type: CodePurpose, client: string): Result.Result<undefined, Refusal> => {
			const last = sent.get(keyOf(to, type));
			const left = (last?.sentAt ?? Number.NEGATIVE_INFINITY) + waitMs - clock.now();
			if (left > 0) return refuse("code.tooSoon", { seconds: String(Math.ceil(left / 1000)) });
			forgetOld();
			if (type === "1" && isFull(client)) return refuse("answer.tooMany");
			add(to, type, newCode(), client);
			return Result.succeed(undefined);
		},
		/** As `send`, without the minute and with a given code. */
		add,
		/** Accepts the last code of a destination once. */
		accept: (to: string, type: CodePurpose, code: string | undefined): Result.Result<undefined, Refusal> => {
			if (!code) return refuse("code.missing");
			const key = keyOf(to, type);
			const wait = tries.waitOf(`code ${key}`);
			if (wait > 0) return refuse("session.slowDown", { seconds: String(wait) });
			const last = sent.get(key);
			if (!last) return refuse("code.wrong");
			if (last.isSpent || clock.now() - last.sentAt >= validMs || last.wrongAnswers >= maxWrongAnswers)
				return refuse("code.expired");
			if (last.code !== code) {
				sent.set(key, { ...last, wrongAnswers: last.wrongAnswers + 1 });
				tries.wrong(`code ${key}`);
				return refuse("code.wrong");
			}
			sent.set(key, { ...last, isSpent: true });
			tries.right(`code ${key}`);
			return Result.succeed(undefined);
		},
		/** Newest first. */
		list: (): readonly SentCode[] =>
			[...sent.values()].toReversed().map(({ sentAt, to, type, code }) => ({ sentAt, to, type, code })),
	};
};

export type Codes = ReturnType<typeof createCodes>;

/** Six random digits; reproducible ones only under a virtual clock, which is used only in tests. */
export const codesFor = ({ isVirtual }: Pick<Clock, "isVirtual">, seed: string): (() => string) => {
	let made = 0;
	return () => {
		const number = isVirtual
			? Number.parseInt(hexDigits(`${seed}/${++made}`, 8), 16)
			: (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
		return String(number % 10 ** digits).padStart(digits, "0");
	};
};
