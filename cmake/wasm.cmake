# Two artefacts of one source, each loaded from bytes. engine.wasm is the whole, for page, worker and Node. starter.wasm is what a
# page asks first: the games that most links open, compiled for few bytes alone; it knows what it lacks, and leaves what is long
# to the whole.
set(first_games nim take-and-break hackenbush)
set(first_verbs analyze gloss remoteness touch)

if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.30)
  set(stack_setting TOTAL_STACK)
else()
  set(stack_setting STACK_SIZE)
endif()
set(generated "${CMAKE_SOURCE_DIR}/web/engine/generated")

function(add_engine name)
  add_executable(${name} cpp/wasm/wasm.cpp)
  target_link_libraries(${name} PRIVATE sg_flags)
  set_target_properties(${name} PROPERTIES SUFFIX ".mjs" RUNTIME_OUTPUT_DIRECTORY "${generated}")
  # Rulesets are alike in much of their code: functions that differ in constants alone are made one.
  target_link_options(${name} PRIVATE -sBINARYEN_EXTRA_PASSES=--merge-similar-functions${ARGN} --bind --no-entry -sSTRICT=1
    -sMODULARIZE=1 -sEXPORT_ES6=1 -sUSE_ES6_IMPORT_META=0 -sEXPORT_NAME=createEngineModule -sENVIRONMENT=web,worker
    -sDYNAMIC_EXECUTION=0 -sWASM_BIGINT=1 -sALLOW_MEMORY_GROWTH=1 -sMAXIMUM_MEMORY=536870912
    -s${stack_setting}=1048576 -Wl,--stack-first -sFILESYSTEM=0 -sMALLOC=emmalloc -sTEXTDECODER=2
    -sEXPORTED_RUNTIME_METHODS=[] -sINCOMING_MODULE_JS_API=wasmBinary,instantiateWasm,locateFile,print,printErr)
endfunction()
configure_file(cpp/wasm/engine.d.mts "${generated}/engine.d.mts" COPYONLY)

# Linking it for size (-Oz) would save more, and cost the kernels of sequences a fifth of their speed and more.
add_engine(engine)
target_link_libraries(engine PRIVATE ${whole})

# The starter is made of whole folders, without those of what only the engine has: theory and requests of misere play and of values that
# are no nimbers, games told by a user, theory of other games. Beside files that it does not use, the others are compiled for more bytes.
set(starter_sources ${engine_sources} ${answering_sources} cpp/solve/starter-solvers.cpp)
list(FILTER starter_sources EXCLUDE REGEX
  "/(theory/(coins|grids|loopy|partizan|pieces|rules|subtraction)|solve/(explicit|loopy|misere|partizan)|request/(input|misere|partizan|values|verbs)|contest)/")
foreach(name ${first_games})
  list(APPEND starter_sources cpp/games/${name}.cpp)
endforeach()
foreach(name ${first_verbs})
  list(APPEND starter_sources cpp/request/verbs/${name}.cpp)
endforeach()
# For size twice: -Oz for the linker would change the glue, which both engines share.
add_engine(starter ",-Oz,--merge-similar-functions,-Oz")
target_sources(starter PRIVATE ${starter_sources})
target_precompile_headers(starter PRIVATE cpp/core/game/register.hpp)
# Linked as one program, whose unused functions of a class go too; so many files together leave fewer bytes than 7 or 14.
set_target_properties(starter PROPERTIES FEW_BYTES ON UNITY_BUILD_BATCH_SIZE 10)
target_compile_options(starter PRIVATE -Oz -flto)
target_link_options(starter PRIVATE -flto)

# That one glue serves both, and what each game adds, after every link.
add_custom_command(TARGET engine POST_BUILD
  COMMAND node scripts/wasm-sizes.mjs "${CMAKE_BINARY_DIR}/CMakeFiles/sg_games.dir" "${CMAKE_NM}" "${generated}"
  WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}" VERBATIM)
add_dependencies(engine starter)
