import { createHash, timingSafeEqual } from "node:crypto";

const loopbackNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** The header with the key of the control. */
const keyHeader = "x-control-key";

/** Whether only programs on this computer reach a server that listens on `host`. */
export const isLoopback = (host: string): boolean =>
	loopbackNames.has(host.includes(":") ? `[${host}]` : host);

/**
 * Answers a request to the control that must not be executed; `undefined` if it may. Without a key only this computer may use the
 * control: another host name in the request is a sign of DNS rebinding. With a key any host name is served. In both cases a page
 * of another origin is refused. `needsNoKey`: it is for a page, or has a key of its own.
 */
export const createControlAccess =
	(key: string | undefined) =>
	(request: Request, needsNoKey: boolean): Response | undefined => {
		const host = request.headers.get("host") ?? "";
		const origin = request.headers.get("origin");
		if (origin !== null && origin !== `http://${host}` && origin !== `https://${host}`)
			return refused(403, "The control does not answer pages of another origin.");
		if (key === undefined) {
			const name = URL.parse(`http://${host}`)?.hostname ?? "";
			return loopbackNames.has(name)
				? undefined
				: refused(403, "The control answers to the name localhost alone. HOST=0.0.0.0 opens it to others.");
		}
		if (needsNoKey || isEqual(request.headers.get(keyHeader) ?? "", key)) return undefined;
		return refused(401, `The header ${keyHeader} must be the key that the platform printed at its start.`);
	};

const refused = (status: number, msg: string): Response => Response.json({ msg }, { status });

/** Compares in constant time. */
const isEqual = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
