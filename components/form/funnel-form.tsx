'use client';

import { useEffect, useRef } from 'react';
import { keepTitle } from '@/lib/browser/navigation/keep-title';
import type { LocalizedStep } from '@/lib/engine/form-state';
import { getStep } from '@/lib/engine/get-step';
import { interpolate } from '@/lib/copy/interpolate';
import { nameDriver } from '@/lib/copy/name-driver';
import { formatPhone } from '@/lib/phone/format-phone';
import { ChoiceStep } from './choice-step';
import { FieldsStep } from './fields-step';
import styles from './funnel-form.module.css';
import type { FunnelFormProps } from './form-props';
import {
  fetchConversation,
  LateConsentStep,
  LateConversation,
  LatePlaceNote,
  LateResultStep,
  LateResumeNote,
} from './late-parts';
import { ListStep } from './list-step';
import { ProgressBar } from './progress-bar';
import { StartOver } from './start-over';
import { StepFrame } from './step-frame';
import { useBusyButton } from './use-busy-button';
import { useFunnel } from './use-funnel';
import { useStepSubmit } from './use-step-submit';

/** What each of the steps that are drawn ahead brings along. */
const EACH_AHEAD = '1 2';

function explainGuess(fields: FunnelFormProps['fields'], hint: string | undefined): FunnelFormProps['fields'] {
  return hint && fields.zipcode ? { ...fields, zipcode: { ...fields.zipcode, hint, isGuess: true } } : fields;
}

function asksForZip(localizedForm: FunnelFormProps['localizedForm'], stepName: string): boolean {
  const { asking } = getStep(localizedForm, stepName).step;
  return asking.kind === 'fields' && asking.fields.some(({ name }) => name === 'zipcode');
}

/**
 * One `<form>` stays mounted from the first step to the last (consent certificates need that); steps change inside it
 * without a request.
 */
export function FunnelForm(props: FunnelFormProps) {
  const { localizedForm, messages, title } = props;
  const form = useRef<HTMLFormElement>(null);
  const {
    form: state,
    standing,
    isReady,
    guessedZip,
    resume,
    ahead,
    needsLateParts,
    move,
    goBack,
  } = useFunnel(props, form);
  const isGuess = guessedZip !== undefined && guessedZip === state.values.zipcode;
  const fields = explainGuess(props.fields, isGuess ? messages.form.guessedZip : undefined);
  const { progress, chapter: place, previous, journeyValues, left } = standing;
  const step = left ?? getStep(localizedForm, state.stepName).step;
  const { errors, counties, isChecking, onSubmit } = useStepSubmit({
    ...{
      step,
      state,
      fields,
      date: messages.date,
      words: { ...messages.form, ...(step.button !== undefined && { continue: step.button }) },
      form,
      needsLateParts,
      move,
    },
  });
  const isOpening = step.name === localizedForm.steps[0].name;
  // Nothing for an auxiliary step, whose progress is 0 (specification 2): an empty bar would look like a lost way.
  const chapter = progress.step === 0 || isOpening ? undefined : place;
  const isWaiting = isChecking || state.status === 'submitting';
  const notePress = useBusyButton(isWaiting);

  useEffect(() => {
    if (!isReady) return;
    const hasErrors = Object.keys(errors).length > 0;
    // Third parties read titles: no name in them.
    const question = nameDriver(step.question, step.name, {}, messages.form.thisPerson);
    const here = chapter ? `${chapter.title}: ${question}` : question;
    const place = isOpening ? title : `${here} – ${title}`;
    return keepTitle(hasErrors ? messages.form.errorPrefix + place : place);
  }, [errors, isReady, chapter, isOpening, step, title, messages]);

  // A consent is recorded with all that stands around it (compliance C-08).
  const isQuestion = step.asking.kind !== 'consent' && step.asking.kind !== 'result';
  const { zipcode } = state.values;
  const zipIsNews = isQuestion && previous !== undefined && asksForZip(localizedForm, previous);

  const isChat = props.page.template === 'chat';
  useEffect(() => {
    if (isChat && isReady) fetchConversation();
  }, [isChat, isReady]);

  const firstAhead = ahead?.steps[0];
  const shownChapter = chapter ?? firstAhead?.chapter;

  const draw = (
    drawn: LocalizedStep,
    { aheadAs, back }: { readonly aheadAs?: string; readonly back?: string | undefined },
  ) => {
    const { name, asking } = drawn;
    const common = {
      step: drawn,
      aheadAs,
      state: aheadAs ? { ...state, stepName: name } : state,
      messages,
      // Steps stand ahead of a choice alone, in which nothing is to be mended.
      errors,
      fields,
    };
    return (
      <StepFrame
        key={name}
        {...common}
        isOpening={isOpening && !aheadAs}
        question={nameDriver(drawn.question, name, state.values, messages.form.thisPerson)}
        term={drawn.explains && props.terms[drawn.explains]}
        isWaiting={isWaiting && !aheadAs}
        onBack={back === undefined ? undefined : () => goBack(back)}
        onSkip={drawn.skippable ? () => move({ kind: 'skip', stepName: name }) : undefined}
      >
        {asking.kind === 'fields' && <FieldsStep {...common} asking={asking} counties={counties} />}
        {asking.kind === 'choice' && (
          <ChoiceStep {...common} asking={asking} onward={aheadAs ? undefined : ahead?.onward} />
        )}
        {asking.kind === 'list' && <ListStep {...common} asking={asking} />}
        {asking.kind === 'consent' && (
          <LateConsentStep
            {...common}
            product={props.page.product}
            contact={props.contact}
            leadValues={journeyValues}
          />
        )}
        {asking.kind === 'result' && (
          <LateResultStep
            {...{ state, localizedForm, fields, messages, move }}
            contact={props.contact}
            page={props.page}
            values={journeyValues}
          />
        )}
      </StepFrame>
    );
  };
  return (
    <>
      {isChat && previous && (
        <LateConversation {...{ localizedForm, state, fields, messages }} language={props.page.language} />
      )}
      {/* `dialog` outside a dialog never leaves the page: an early tap cannot put answers into the address. */}
      <form
        ref={form}
        id="start"
        className={styles.form}
        method="dialog"
        noValidate
        data-ready={isReady ? '' : undefined}
        data-form={localizedForm.form}
        data-block-id="form"
        data-step={step.name}
        data-past-opening={isOpening ? undefined : ''}
        data-busy={state.status === 'submitting' ? '' : undefined}
        onSubmit={onSubmit}
        onClickCapture={notePress}
      >
        <noscript>
          <p>{interpolate(messages.form.withoutScript, { number: formatPhone(props.contact.phone) })}</p>
        </noscript>
        {/* Outside of the step: it stays, and its bar moves. */}
        {resume && (
          <LateResumeNote
            number={resume.number}
            messages={messages.form}
            onContinue={() => move({ kind: 'go', stepName: resume.stepName })}
            onStartOver={() => move({ kind: 'start-over' })}
          />
        )}
        {shownChapter && (
          <ProgressBar
            aheadAs={chapter ? undefined : EACH_AHEAD}
            share={(chapter ? progress : (firstAhead?.progress ?? progress)).share}
            chapters={localizedForm.chapters?.map(({ title: name }) => name) ?? []}
            current={shownChapter.title}
            label={messages.form.progress}
          />
        )}
        {[
          draw(step, { back: previous }),
          ...(ahead?.steps ?? []).map(({ stepName }, index) =>
            draw(getStep(localizedForm, stepName).step, { aheadAs: String(index + 1), back: step.name }),
          ),
        ]}
        {/* Below all that is pressed: nothing a finger aims at moves when it arrives. */}
        {zipIsNews && typeof zipcode === 'string' && (
          <LatePlaceNote zipCode={zipcode} product={props.page.product} language={props.page.language} />
        )}
        {(!isOpening || firstAhead) && (
          <StartOver
            aheadAs={isOpening ? EACH_AHEAD : undefined}
            messages={messages.form}
            onConfirm={() => move({ kind: 'start-over' })}
          />
        )}
      </form>
    </>
  );
}
