import { t } from '../../base/i18n/messages';

export function Brand() {
  return (
    <div class="brand">
      <svg class="logo" viewBox="0 0 20 20" aria-hidden="true">
        <ellipse cx="7" cy="10" rx="4.2" ry="7.2" />
        <path d="M7 2.8h6M7 17.2h6" class="sw" />
        <path d="M13 2.8a4.2 7.2 0 0 1 0 14.4" class="d" />
      </svg>
      <h1>{t('app.name')}</h1>
    </div>
  );
}
