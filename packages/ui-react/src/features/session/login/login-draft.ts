import { defaultAreaCode, type LoginForm } from "@tradewind/domain/session";

const empty: LoginForm = { by: "email", email: "", areaCode: defaultAreaCode, phone: "", password: "" };
let draft = empty;

/** The typed login: it survives a visit of another page, but not a page load. */
export const readDraft = (): LoginForm => draft;

export const keepDraft = (form: LoginForm): void => {
	draft = form;
};

export const dropDraft = (): void => {
	draft = empty;
};

/** Clears the password when the customer leaves the login, except for the language page. */
export const leaveDraft = (to: string): void => {
	if (to !== "/login" && to !== "/language") draft = { ...draft, password: "" };
};
