import { companyMail } from "@tradewind/domain/support";
import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useEffect } from "react";
import { useWords } from "../../i18n/words.ts";
import { useApp } from "../../state/app.ts";
import { CopiedLine } from "../../ui/copy/copied-line.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Empty, LoadError, Skeleton } from "../../ui/status/status.tsx";
import classes from "./chat-links.module.css";
import { machines } from "./machines.ts";
import { SaveRecording } from "./save-recording.tsx";

/** The e-mail address of the company with a copy button (Spec 2 §2). */
export const Screen = (): ReactNode => {
	const company = useActorRef(machines(useApp()).company, { input: { key: undefined } });
	const snapshot = useSelector(company, (now) => now);
	useEffect(() => {
		const again = () => company.send({ type: "retry" });
		addEventListener("online", again);
		return () => removeEventListener("online", again);
	}, [company]);
	const { article, error } = snapshot.context;
	return (
		<Page actions={<SaveRecording />}>
			{snapshot.matches("failed") ? (
				<LoadError error={error} onRetry={() => company.send({ type: "retry" })} />
			) : article ? (
				<Address email={companyMail(article)} />
			) : (
				<div className={classes.page} aria-busy="true">
					<Skeleton height={44} />
					<Skeleton height={84} />
					<Skeleton height={48} />
				</div>
			)}
		</Page>
	);
};

const Address = ({ email }: { readonly email: string | undefined }): ReactNode => {
	const { t } = useWords();
	if (email === undefined) return <Empty text={t("support.email.none")} />;
	return (
		<div className={classes.page}>
			<p>{t("support.email.text")}</p>
			<CopiedLine label={t("support.chat.address")} text={email} />
			<a className="main-button" href={`mailto:${email}`}>
				{t("support.chat.write")}
			</a>
		</div>
	);
};
