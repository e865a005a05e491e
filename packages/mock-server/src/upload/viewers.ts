import type { Received } from "../api/received.ts";
import type { NewToken } from "../customers/tokens.ts";
import { createShares } from "../safety/shares.ts";

const cookieName = "tradewind_viewer";
const pattern = new RegExp(`(?:^|;\\s*)${cookieName}=([0-9a-f]+)`);

/** Above either limit the oldest are deleted, and their pictures are served only by token. */
const limits = { perOwner: 200, total: 10_000 };

/**
 * Images are requested without a token. A cookie, which no script can read, recognises the session that uploaded them, or the
 * browser of a visitor (docs/assumptions.md, A-241).
 */
export const createViewers = (newKey: NewToken) => {
	/** The token of each key's session; none for visitors. */
	const tokens = createShares<{ readonly token: string | undefined }>(limits);

	const keyIn = (request: Received): string | undefined => {
		const key = pattern.exec(request.headers.get("cookie") ?? "")?.[1];
		return key !== undefined && tokens.get(key) ? key : undefined;
	};
	const tokenIn = (request: Received): string | undefined =>
		request.headers.get("authorization") ?? undefined;

	return {
		keyIn,
		/** The token of the session behind a request for a file. */
		tokenOf: (request: Received): string | undefined =>
			tokenIn(request) ?? tokens.get(keyIn(request) ?? "")?.token,
		/** The key of an upload, and the header that gives it to the browser if it is new. */
		identify: (
			request: Received,
			{ session, owner }: { readonly session: string | undefined; readonly owner: string },
		): { readonly key: string; readonly setCookie: string | undefined } => {
			const known = keyIn(request);
			if (known !== undefined && tokens.get(known)?.token === session)
				return { key: known, setCookie: undefined };
			const key = newKey();
			tokens.set(owner, key, { token: session });
			return { key, setCookie: `${cookieName}=${key}; Path=/; HttpOnly; SameSite=Strict` };
		},
	};
};

export type Viewers = ReturnType<typeof createViewers>;
