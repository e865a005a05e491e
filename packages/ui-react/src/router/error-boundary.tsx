import { Component, type ReactNode } from "react";

interface Props {
	readonly onCaught: (error: unknown) => void;
	readonly fallback: ReactNode;
	readonly children: ReactNode;
}

/** Shows `fallback` instead of children that threw. React supports this only in classes. */
export class ErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
	override state = { hasFailed: false };

	static getDerivedStateFromError(): { readonly hasFailed: boolean } {
		return { hasFailed: true };
	}

	override componentDidCatch(error: unknown): void {
		this.props.onCaught(error);
	}

	override render(): ReactNode {
		return this.state.hasFailed ? this.props.fallback : this.props.children;
	}
}
