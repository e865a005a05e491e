export { OrdersScreen as OrdersPage } from "../features/contract/orders/orders-screen.tsx";
