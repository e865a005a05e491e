/**
 * The path after the login (Spec 1 §2): `from` if it is a path of this site, else `/`. Refused are other hosts in any
 * spelling (`//host`, `/\host`, `/.//host`, a scheme), spaces, control characters, and the login itself.
 */
export const returnPath = (from: string | null | undefined): string => {
	if (!from || !printable.test(from)) return "/";
	const path = from.split(/[?#]/, 1)[0] ?? "";
	return isOwnPath(path) && path !== "/login" ? from : "/";
};

/** ASCII without spaces, control characters and `\`, which browsers treat as `/`. */
const printable = /^[!-[\]-~]+$/;

/** Empty and dot segments could resolve to `//host`. */
const isOwnPath = (path: string): boolean =>
	path.startsWith("/") && !path.includes("//") && !path.split("/").some((segment) => dots.test(segment));

const dots = /^(\.|%2e){1,2}$/i;
