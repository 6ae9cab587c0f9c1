/** Unit tests ask of robust steps without opening a page, which would fetch what is said of them. */
import { knowRobustSteps } from '../../web/src/panels/inspector/robust';

knowRobustSteps();
