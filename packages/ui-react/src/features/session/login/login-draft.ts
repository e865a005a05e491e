import { defaultAreaCode } from "@tradewind/domain/input";
import type { LoginForm } from "@tradewind/domain/session";
import { keepDraft as keepOnDevice, storedDraft } from "../../../kept/drafts.ts";
import { holdReload } from "../../../router/reload-app.ts";
import type { App } from "../../../state/app.ts";

const empty: LoginForm = { by: "email", email: "", areaCode: defaultAreaCode, phone: "", password: "" };
let draft: LoginForm | undefined;

/**
 * The typed login: it survives a visit of another page and, without its password, a reload. A typed password defers the reload
 * after a change of the language.
 */
export const readDraft = (app: Pick<App, "session">): LoginForm => {
	if (!draft) {
		draft = stored(app);
		keepOnDevice(app, "login", () => draft && { ...draft, password: undefined });
		holdReload(() => draft !== undefined && draft.password !== "");
	}
	return draft;
};

export const keepDraft = (form: LoginForm): void => {
	draft = form;
};

export const dropDraft = (): void => {
	draft = empty;
};

/** Clears the password when the customer leaves the login, except for the language page. */
export const leaveDraft = (to: string): void => {
	if (draft && to !== "/login" && to !== "/language") draft = { ...draft, password: "" };
};

const stored = (app: Pick<App, "session">): LoginForm => {
	const found = storedDraft(app, "login") ?? {};
	const textOf = (name: "email" | "areaCode" | "phone") =>
		typeof found[name] === "string" ? found[name] : empty[name];
	return {
		by: found.by === "phone" ? "phone" : "email",
		email: textOf("email"),
		areaCode: textOf("areaCode"),
		phone: textOf("phone"),
		password: "",
	};
};
