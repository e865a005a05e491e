import type { Clock } from "../clock/clock.ts";
import type { NewToken } from "../customers/tokens.ts";

/** The page that signs a customer in. */
export const signInPath = "/__control/sign-in";

const validMs = 10 * 60_000;
/** The oldest are forgotten. */
const maxLinks = 100;

/** Links that sign a customer in once. The code is in the fragment, which browsers do not send and servers do not log. */
export const createSignInLinks = (clock: Pick<Clock, "now">, newCode: NewToken) => {
	const links = new Map<string, { readonly customerId: number; readonly madeAt: number }>();
	return {
		/** The path of a new link. */
		make: (customerId: number): string => {
			const [oldest] = links.keys();
			if (oldest !== undefined && links.size >= maxLinks) links.delete(oldest);
			const code = newCode();
			links.set(code, { customerId, madeAt: clock.now() });
			return `${signInPath}#${code}`;
		},
		/** The customer of a code that is valid; from then on it is not. */
		take: (code: string): number | undefined => {
			const link = links.get(code);
			links.delete(code);
			return link && clock.now() - link.madeAt < validMs ? link.customerId : undefined;
		},
	};
};

export type SignInLinks = ReturnType<typeof createSignInLinks>;
