import type { Clock } from "../clock/clock.ts";
import type { NewToken } from "../customers/tokens.ts";
import { createRandom } from "../random/random.ts";
import { createShares } from "../safety/shares.ts";
import { drawCaptcha } from "./captcha-picture.ts";

/** A captcha and its answer, as the control shows them. */
export interface AskedCaptcha {
	readonly id: string;
	readonly askedAt: number;
	readonly answer: string;
}

const validMs = 5 * 60_000;
const limits = { perOwner: 50, total: 2000 };
const digits = 4;

/** The captchas that wait for an answer. Each is answered once (docs/assumptions.md, A-104, A-222). */
export const createCaptchas = (clock: Clock, newId: NewToken) => {
	const asked = createShares<AskedCaptcha>(limits);
	return {
		/** A new captcha: its id, and its picture as a data URL. */
		ask: (owner: string): { readonly id: string; readonly b64s: string } => {
			const id = newId();
			const random = createRandom(`captcha ${newId()}`);
			const answer = Array.from({ length: digits }, (_, place) => Math.floor(random(place) * 10)).join("");
			asked.set(owner, id, { id, askedAt: clock.now(), answer });
			return { id, b64s: `data:image/png;base64,${drawCaptcha(answer, random)}` };
		},
		/** Whether the answer is right. The captcha is used up either way. */
		answer: (id: string | undefined, answer: string | undefined): boolean => {
			const found = asked.get(id ?? "");
			asked.delete(id ?? "");
			return found !== undefined && clock.now() - found.askedAt < validMs && found.answer === answer?.trim();
		},
		/** Newest first, for the control. */
		list: (): readonly AskedCaptcha[] => [...asked.entries()].map(([, each]) => each).toReversed(),
	};
};

export type Captchas = ReturnType<typeof createCaptchas>;
