import { Result } from "effect";
import type { Refusal } from "../api/answer.ts";
import { refuse } from "../api/answer.ts";
import type { Clock } from "../clock/clock.ts";
import { hexDigits } from "../random/random.ts";

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
	readonly wrongAnswers: number;
	readonly isSpent: boolean;
}

/** Milliseconds between two codes to one destination (Spec 1 §9). */
const waitMs = 60_000;
const validMs = 10 * 60_000;
const maxWrongAnswers = 5;
const digits = 6;
const maxStored = 500;

/** The codes that were sent, and whether they are still accepted (docs/assumptions.md, A-222). */
export const createCodes = (clock: Clock, newCode: () => string) => {
	let sent: readonly StoredCode[] = [];
	const lastTo = (to: string, type: CodePurpose) =>
		sent.findLast((code) => code.to === to && code.type === type);
	const replace = (code: StoredCode, by: StoredCode): void => {
		sent = sent.map((each) => (each === code ? by : each));
	};
	const add = (to: string, type: CodePurpose, code = newCode()): void => {
		const next = { sentAt: clock.now(), to, type, code, wrongAnswers: 0, isSpent: false };
		sent = [...sent, next].slice(-maxStored);
	};
	return {
		/** Sends a code to a destination, at most one a minute. */
		send: (to: string, type: CodePurpose): Result.Result<undefined, Refusal> => {
			const left = (lastTo(to, type)?.sentAt ?? Number.NEGATIVE_INFINITY) + waitMs - clock.now();
			if (left > 0) return refuse("code.tooSoon", { seconds: String(Math.ceil(left / 1000)) });
			add(to, type);
			return Result.succeed(undefined);
		},
		/** As `send`, without the minute and with a given code. */
		add,
		/** Accepts the last code of a destination once. */
		accept: (to: string, type: CodePurpose, code: string | undefined): Result.Result<undefined, Refusal> => {
			if (!code) return refuse("code.missing");
			const last = lastTo(to, type);
			if (!last) return refuse("code.wrong");
			if (last.isSpent || clock.now() - last.sentAt >= validMs || last.wrongAnswers >= maxWrongAnswers)
				return refuse("code.expired");
			if (last.code !== code) {
				replace(last, { ...last, wrongAnswers: last.wrongAnswers + 1 });
				return refuse("code.wrong");
			}
			replace(last, { ...last, isSpent: true });
			return Result.succeed(undefined);
		},
		/** Newest first. */
		list: (): readonly SentCode[] =>
			sent.toReversed().map(({ sentAt, to, type, code }) => ({ sentAt, to, type, code })),
	};
};

export type Codes = ReturnType<typeof createCodes>;

/** Random six digits; repeatable ones only under a virtual clock, which no customer's platform has. */
export const codesFor = ({ isVirtual }: Pick<Clock, "isVirtual">, seed: string): (() => string) => {
	let made = 0;
	return () => {
		const number = isVirtual
			? Number.parseInt(hexDigits(`${seed}/${++made}`, 8), 16)
			: (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
		return String(number % 10 ** digits).padStart(digits, "0");
	};
};
