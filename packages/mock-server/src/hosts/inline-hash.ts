import { createHash } from "node:crypto";

/** The hash of the inline script or style of a page, for its content security policy. */
export const hashIn = (page: string, tag: "script" | "style"): string => {
	const [, text = ""] = new RegExp(`<${tag}>(.*?)</${tag}>`, "s").exec(page) ?? [];
	return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
};
