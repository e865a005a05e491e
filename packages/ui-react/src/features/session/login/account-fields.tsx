import type { LoginForm, LoginIssue } from "@tradewind/domain/session";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { Field } from "../../../ui/form/field.tsx";
import classes from "./account-fields.module.css";
import { settledAreaCode, typedAreaCode, typedPhone } from "./typed-number.ts";

interface AccountFieldsProps {
	readonly form: LoginForm;
	readonly issues: readonly LoginIssue[];
	readonly onChange: (part: Partial<LoginForm>) => void;
}

/** The e-mail address, or area code and number. */
export const AccountFields = ({ form, issues, onChange }: AccountFieldsProps): ReactNode => {
	const { t } = useWords();
	const wordsOf = (issue: LoginIssue) => (issues.includes(issue) ? t(`session.issue.${issue}`) : undefined);
	if (form.by === "email")
		return (
			<Field
				label={t("session.emailAddress")}
				name="account"
				type="email"
				inputMode="email"
				autoComplete="email"
				value={form.email}
				error={wordsOf("email missing")}
				onType={(email) => onChange({ email })}
			/>
		);
	return (
		<div className={classes.phone}>
			<Field
				label={t("session.areaCode")}
				name="area"
				type="tel"
				inputMode="tel"
				autoComplete="tel-country-code"
				value={form.areaCode}
				onType={(text) => onChange({ areaCode: typedAreaCode(text) })}
				onLeave={() => onChange({ areaCode: settledAreaCode(form.areaCode) })}
			/>
			<Field
				label={t("session.phoneNumber")}
				name="account"
				type="tel"
				inputMode="tel"
				autoComplete="tel-national"
				value={form.phone}
				error={wordsOf("phone missing")}
				onType={(text) => onChange({ phone: typedPhone(text) })}
			/>
		</div>
	);
};
