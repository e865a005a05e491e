import { defaultAreaCode, type LoginForm } from "@tradewind/domain/session";

const empty: LoginForm = { by: "email", email: "", areaCode: defaultAreaCode, phone: "", password: "" };
let draft = empty;

/** What was typed into the login so far: it outlives a look at another page, but not this page load. */
export const readDraft = (): LoginForm => draft;

export const keepDraft = (form: LoginForm): void => {
	draft = form;
};

export const dropDraft = (): void => {
	draft = empty;
};

/** The login was left: its password goes with it, except on the way to the languages and back. */
export const leaveDraft = (to: string): void => {
	if (to !== "/login" && to !== "/language") draft = { ...draft, password: "" };
};
