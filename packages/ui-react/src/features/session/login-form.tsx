import { Button } from "@mantine/core";
import { defaultAreaCode, type LoginForm as Form, type LoginIssue, readLoginForm } from "@tradewind/domain";
import { Result } from "effect";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { useApp } from "../../shell/app.ts";
import { reasonOf } from "../../shell/faces.tsx";
import { useSelected } from "../../shell/use-selected.ts";
import { AccountTabs } from "./account-tabs.tsx";
import { Field } from "./field.tsx";
import classes from "./login-form.module.css";
import { PasswordField } from "./password-field.tsx";

const empty: Form = { by: "email", email: "", areaCode: defaultAreaCode, phone: "", password: "" };

/** E-mail or phone, and the password; what is missing is said where it is missing, and the rest by the platform. */
export const LoginForm = (): ReactNode => {
	const { say } = useWords();
	const { session } = useApp();
	const [form, setForm] = useState(empty);
	const [issues, setIssues] = useState<readonly LoginIssue[]>([]);
	const [hasTried, setTried] = useState(false);
	const isBusy = useSelected(session, (snapshot) => snapshot.matches("signing in"));
	const error = useSelected(session, (snapshot) => snapshot.context.error);
	const fields = useRef<HTMLFormElement>(null);
	const change = (part: Partial<Form>) => {
		setForm({ ...form, ...part });
		setIssues([]);
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const read = readLoginForm(form);
		setTried(true);
		if (Result.isFailure(read)) {
			setIssues(read.failure);
			const wrong = read.failure[0] === "password missing" ? "password" : "account";
			fields.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
			return;
		}
		setIssues([]);
		session.send({ type: "login", credentials: read.success });
	};
	const issueAt = (issue: LoginIssue) => (issues.includes(issue) ? say(`session.issue.${issue}`) : undefined);
	return (
		<form ref={fields} className={classes.form} onSubmit={submit} noValidate>
			<AccountTabs by={form.by} onChoose={(by) => change({ by })} />
			{form.by === "email" ? (
				<Field
					label={say("session.email")}
					name="account"
					type="email"
					inputMode="email"
					autoComplete="username"
					value={form.email}
					error={issueAt("email missing")}
					onChange={(email) => change({ email })}
				/>
			) : (
				<div className={classes.phone}>
					<Field
						label={say("session.areaCode")}
						name="area"
						type="tel"
						inputMode="tel"
						autoComplete="tel-country-code"
						value={form.areaCode}
						onChange={(areaCode) => change({ areaCode })}
					/>
					<Field
						label={say("session.phone")}
						name="account"
						type="tel"
						inputMode="tel"
						autoComplete="tel-national"
						value={form.phone}
						error={issueAt("phone missing")}
						onChange={(phone) => change({ phone })}
					/>
				</div>
			)}
			<PasswordField
				value={form.password}
				error={issueAt("password missing")}
				onChange={(password) => change({ password })}
			/>
			{hasTried && error && !isBusy ? (
				<p className={classes.error} role="alert">
					{error._tag === "AnswerLost" ? say("session.outcomeLost") : reasonOf(error, say)}
				</p>
			) : null}
			<Button type="submit" h={48} size="md" fullWidth loading={isBusy}>
				{say("session.login")}
			</Button>
		</form>
	);
};
