/**
 * Where to go after the login (Spec 1 §2): `from` if it is a path of this site, else `/`. Refused are other hosts in any
 * spelling (`//host`, `/\host`, `/.//host`, a scheme), blanks and control characters, and the login itself.
 */
export const returnPath = (from: string | null | undefined): string => {
	if (!from || !printable.test(from)) return "/";
	const path = from.split(/[?#]/, 1)[0] ?? "";
	return isOwnPath(path) && path !== "/login" ? from : "/";
};

/** ASCII without blanks, control characters and `\`, which browsers read as `/`. */
const printable = /^[!-[\]-~]+$/;

/** Empty segments and dots could leave `//host` once the path is resolved. */
const isOwnPath = (path: string): boolean =>
	path.startsWith("/") && !path.includes("//") && !path.split("/").some((segment) => dots.test(segment));

const dots = /^(\.|%2e){1,2}$/i;
