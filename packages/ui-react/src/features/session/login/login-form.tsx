import { Button } from "@mantine/core";
import { type LoginForm as Form, type LoginIssue, readLoginForm } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { Result } from "effect";
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { useIsInteractive } from "../../../state/use-is-interactive.ts";
import { AccountFields } from "./account-fields.tsx";
import { AccountTabs } from "./account-tabs.tsx";
import { keepDraft, readDraft } from "./login-draft.ts";
import classes from "./login-form.module.css";
import { LoginRefusal } from "./login-refusal.tsx";
import { PasswordField } from "./password-field.tsx";

/** E-mail or phone, and the password; what is missing is said where it is missing, and the rest by the platform. */
export const LoginForm = (): ReactNode => {
	const { t } = useWords();
	const { session } = useApp();
	const [form, setForm] = useState(readDraft);
	const [issues, setIssues] = useState<readonly LoginIssue[]>([]);
	const isBusy = useSelector(session, (snapshot) => snapshot.hasTag("busy"));
	const isLoggingIn = useSelector(session, (snapshot) => snapshot.matches({ "signing in": "by login" }));
	const isAwake = useIsInteractive();
	const fields = useRef<HTMLFormElement>(null);
	const focus = (name: "account" | "password") =>
		fields.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
	const change = (part: Partial<Form>) => {
		const changed = { ...form, ...part };
		setForm(changed);
		keepDraft(changed);
		setIssues(issues.filter((issue) => issuesOf(changed).includes(issue)));
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (isBusy) return;
		const read = readLoginForm(form);
		setIssues(issuesOf(form));
		if (Result.isSuccess(read)) return session.send({ type: "login", credentials: read.success });
		focus(read.failure[0] === "password missing" ? "password" : "account");
	};
	const goOn = (event: KeyboardEvent<HTMLFormElement>) => {
		const isAccount = event.target instanceof HTMLInputElement && event.target.name !== "password";
		if (event.key !== "Enter" || !isAccount || form.password !== "") return;
		event.preventDefault();
		focus("password");
	};
	return (
		<form
			ref={fields}
			className={classes.form}
			inert={!isAwake}
			onSubmit={submit}
			onKeyDown={goOn}
			noValidate
		>
			<AccountTabs by={form.by} onChoose={(by) => change({ by })} />
			<AccountFields form={form} issues={issues} onChange={change} />
			<PasswordField
				value={form.password}
				error={issues.includes("password missing") ? t("session.issue.password missing") : undefined}
				onChange={(password) => change({ password })}
			/>
			<LoginRefusal />
			<div className={classes.foot}>
				<Button
					type="submit"
					h={50}
					size="md"
					fullWidth
					loading={isLoggingIn}
					disabled={isBusy && !isLoggingIn}
				>
					{t("session.login")}
				</Button>
			</div>
		</form>
	);
};

const issuesOf = (form: Form): readonly LoginIssue[] => {
	const read = readLoginForm(form);
	return Result.isFailure(read) ? read.failure : [];
};
