const name = "company_id";

/** Three years in seconds (Spec 1 §9). */
const maxAge = 3 * 365 * 86_400;

/** The cookie that keeps the chosen company; the browser sends it with every request to this host (docs/assumptions.md, A-152). */
export const companyCookie = (id: number, isEncrypted: boolean): string =>
	`${name}=${id}; Max-Age=${maxAge}; Path=/; SameSite=Lax${isEncrypted ? "; Secure" : ""}`;

/** The id of the company that the cookies of the page name. */
export const companyIn = (cookies: string): number | undefined => {
	const found = new RegExp(`(?:^|;\\s*)${name}=(\\d{1,9})(?:;|$)`).exec(cookies)?.[1];
	return found === undefined ? undefined : Number(found);
};

/** Keeps the company on this device. Returns whether the browser has stored it. */
export const keepCompany = (id: number): boolean => {
	// The Cookie Store API is missing on pages that are served over http.
	Object.assign(document, { cookie: companyCookie(id, location.protocol === "https:") });
	return companyIn(document.cookie) === id;
};
