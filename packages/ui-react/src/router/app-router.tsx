import { type ReactNode, useContext, useMemo } from "react";
import { BrowserRouter, UNSAFE_NavigationContext as NavigationContext } from "react-router-dom";
import { configuration } from "../storage/configuration.ts";

/**
 * The router of the app. What a link leads to is rendered as a transition, so that it does not delay the answer to the press.
 * Other navigations, such as that of a logout, are rendered at once: the page that is left must not follow the same event.
 */
export const AppRouter = ({ children }: { readonly children: ReactNode }): ReactNode => (
	<BrowserRouter basename={configuration.base} useTransitions={false}>
		<LinkTransitions>{children}</LinkTransitions>
	</BrowserRouter>
);

/** The router has one setting for all navigations; only its links read it from this context. */
const LinkTransitions = ({ children }: { readonly children: ReactNode }): ReactNode => {
	const navigation = useContext(NavigationContext);
	const value = useMemo(() => ({ ...navigation, useTransitions: true }), [navigation]);
	return <NavigationContext value={value}>{children}</NavigationContext>;
};
