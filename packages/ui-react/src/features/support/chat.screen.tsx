import type { Contact } from "@tradewind/domain/site";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { useApp } from "../../state/app.ts";
import { Page } from "../../ui/layout/page.tsx";
import { Empty, LoadError, Skeleton } from "../../ui/status/status.tsx";
import { ChatFrame } from "./chat-frame.tsx";
import { CopiedLink, ExternalLink, MailContact, Redirect } from "./chat-links.tsx";
import { SaveRecording } from "./save-recording.tsx";

/** The support, as the site configures it: a frame, mail, a redirect, a link, or a link to copy (Spec 2 §2). */
export const Screen = (): ReactNode => {
	const { t } = useWords();
	const { site } = useApp();
	const contact = useSelector(site, ({ context }) => context.contact);
	const isKnown = useSelector(site, ({ context }) => context.settings !== undefined);
	const error = useSelector(site, ({ context }) => context.error);
	const isUnreachable = useSelector(site, (snapshot) => snapshot.matches("unreachable"));
	if (isUnreachable)
		return (
			<Page actions={<SaveRecording />}>
				<LoadError error={error} onRetry={() => site.send({ type: "retry" })} />
			</Page>
		);
	return (
		<Page actions={<SaveRecording />}>
			{isKnown ? viewOf(contact, t("support.chat.none")) : <Skeleton height={320} />}
		</Page>
	);
};

const viewOf = (contact: Contact, none: string): ReactNode => {
	switch (contact.is) {
		case "frame":
			return <ChatFrame key={contact.url} url={contact.url} />;
		case "mail":
			return <MailContact address={contact.address} />;
		case "redirect":
			return <Redirect url={contact.url} />;
		case "external link":
			return <ExternalLink url={contact.url} />;
		case "copied link":
			return <CopiedLink url={contact.url} />;
		case "none":
			return <Empty text={none} />;
	}
};
